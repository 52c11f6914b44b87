/** A bug, or a log that cannot be played on. Another attempt would only break again. */
export class BrokenMatch extends Error {
  override readonly name = 'BrokenMatch'
}
