/** A bug or a log that cannot be played on; trying again would only break again. */
export class BrokenMatch extends Error {
  override readonly name = 'BrokenMatch'
}
