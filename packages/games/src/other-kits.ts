/**
 * Every game but who-is-spy, by the folders of this package. Code that treats who-is-spy in its own way needs only these,
 * and a page with that code need not send the words that its house players know.
 */
export { otherKits } from './content/generated/other-kits.ts'
