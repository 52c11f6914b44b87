/** The reason why a runner cannot start, as a sentence for its operator. A stack would add nothing. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused'
}
