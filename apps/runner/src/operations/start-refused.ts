/** Why a runner cannot start, in a sentence for whoever runs it: where it happened in the code says nothing more. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused'
}
