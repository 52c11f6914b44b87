/** The platform, which is named after its first game: for readers, and where a name has no spaces. */
export const platformName = 'Who is Spy'
export const platformId = 'who-is-spy'
