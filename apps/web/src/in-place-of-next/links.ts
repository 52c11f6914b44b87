/** What the router asks of the links of Next. The site has none of them, and a lint rule refuses them. */
export const pingVisibleLinks = () => undefined
export const setLinkForCurrentNavigation = () => undefined
export const getLinkForCurrentNavigation = () => null
