import en from '../../../messages/en/site.json'

/** The name of the site in pictures and in the code of other sites, which are in English for everybody. */
export const siteName = en.name
