/// What an implementation of the cat app can get wrong, each seen in real apps or named by the app's description.
enum Mistake: CaseIterable {
    // Load Cat: answers that nobody waits for any more.

    case lateCatShownAfterCancel
    case latePhotoShownAfterCancel
    case lateErrorShownAfterCancel
    case lateAnswerTakenForTheNextLoad
    case photoAskedForAfterCancel
    case cancelDoesNotReachTheService
    case cancelShowsOnlyWithTheLateAnswer
    case loadNotCancelledWhenLetGo

    // Load Cat: what is asked of the service.

    case catAskedForTwice
    case anotherCatsPhotoAskedFor

    // Load Cat: what shows.

    case oldTitleLeftWhileLoading
    case oldPhotoLeftWhileLoading
    case addressNotShownWhileDownloading
    case editLeftOnAfterFailure
    case activityLeftOnAfterFailure
    case loadLeftOnWhileLoading
    case cancelOffWhileDownloading
    case offlineShownAsCancelled
    case statusLeftOutOfTheMessage
    case activityOffOneFrameBeforeThePhoto

    // Load Cat: the way to the editor and back.

    case secondCatEditedAsTheFirst
    case openingAgainDoesNotStartFresh
    case savedEditTakenForTheCat
    case photoGoneOnReturn

    // Edit Cat: filters.

    case filterStackedOnTheLastResult
    case supersededFilterShownWhenItComesFirst
    case supersededFilterShownWhenItComesLast
    case supersededResultToldByItsFilterAlone
    case supersededFailureShowsItsAlert
    case supersededWorkNotStopped
    case originalShownWhileSuperseding
    case filterWhosePictureShowsNotAppliedAgain
    case filterWorkNotStoppedByClose
    case selectedThumbnailAppliesAgain
    case tapMarksTheThumbnailByItself
    case failedFilterLeavesTheSelection
    case failedFilterLeavesThePicture
    case failedFilterSaysNothing
    case originalShownWhileApplying
    case activityLeftOnAfterFiltering
    case saveOnWhileApplying
    case thumbnailsOfAPlaceholder

    // Edit Cat: saving.

    case originalSavedInPlaceOfTheEdit
    case editSavedAfterGoingBack
    case thumbnailsOnWhileSaving
    case closeOffWhileSaving
    case editLostAfterAFailedSave
    case editTakenForTheOriginalAfterAFailedSave
    case originalSavedAfterAFailedSave
    case reasonLeftOutOfTheAlert
    case okClosesAfterAFailedSave
    case okStaysAfterASavedPhoto
    case alertGoneOneFrameBeforeTheEditor
    case alertShownAfterClose
    case saveCancelledWhenClosed
    case saveCancelledWhenLetGo

    // Retain cycles.

    case buttonKeepsItsController
    case loadKeepsItsController
    case filterWorkKeepsItsController
    case saveKeepsItsController
    case alertKeepsItsController
}
