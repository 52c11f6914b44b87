/** The one constant that the router of Next needs in a browser. It imports all of them, which are 2 KB for every page. */
export const NEXT_NAV_DEPLOYMENT_ID_HEADER = 'x-nextjs-deployment-id'
