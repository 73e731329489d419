"""A file system that shows a folder as macOS would: names that differ in case, or in how an accent is written, are one."""

import errno
import os
import sys
import unicodedata

import mfusepy


def folded(name):
    return unicodedata.normalize("NFD", name).casefold()


class Folding(mfusepy.Operations):
    use_ns = True

    def __init__(self, folder):
        self.folder = folder

    def real(self, path):
        """Each name as it is kept; one that is not kept yet as it is asked for."""
        place = self.folder
        for name in path.strip("/").split("/"):
            kept = os.path.join(place, name)
            if name and not os.path.lexists(kept):
                same = [other for other in os.listdir(place) if folded(other) == folded(name)] if os.path.isdir(place) else []
                kept = os.path.join(place, same[0]) if same else kept
            place = kept
        return place

    def getattr(self, path, fh=None):
        status = os.lstat(self.real(path))
        names = ("st_mode", "st_nlink", "st_uid", "st_gid", "st_size", "st_ino")
        times = {name: getattr(status, f"{name}_ns") for name in ("st_atime", "st_mtime", "st_ctime")}
        return {name: getattr(status, name) for name in names} | times

    def readdir(self, path, fh):
        return [".", "..", *os.listdir(self.real(path))]

    def create(self, path, mode, fi=None):
        return os.open(self.real(path), os.O_RDWR | os.O_CREAT, mode)

    def open(self, path, flags):
        return os.open(self.real(path), flags & ~os.O_EXCL)

    def read(self, path, size, offset, fh):
        return os.pread(fh, size, offset)

    def write(self, path, data, offset, fh):
        return os.pwrite(fh, data, offset)

    def release(self, path, fh):
        os.close(fh)

    def truncate(self, path, length, fh=None):
        os.truncate(self.real(path), length)

    def mkdir(self, path, mode):
        os.mkdir(self.real(path), mode)

    def rmdir(self, path):
        os.rmdir(self.real(path))

    def unlink(self, path):
        os.unlink(self.real(path))

    def rename(self, old, new, flags=0):
        if flags:
            raise mfusepy.FuseOSError(errno.EINVAL)
        os.rename(self.real(old), self.real(new))

    def symlink(self, target, source):
        os.symlink(source, self.real(target))

    def link(self, target, source):
        os.link(self.real(source), self.real(target))

    def readlink(self, path):
        return os.readlink(self.real(path))

    def chmod(self, path, mode):
        os.chmod(self.real(path), mode)

    def chown(self, path, owner, group):
        os.lchown(self.real(path), owner, group)

    def utimens(self, path, times=None):
        os.utime(self.real(path), ns=times)

    def fsync(self, path, datasync, fh):
        os.fsync(fh)


if __name__ == "__main__":
    mfusepy.FUSE(Folding(sys.argv[1]), sys.argv[2], foreground=True, nothreads=False)
