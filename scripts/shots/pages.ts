import type { Database } from '@wis/db'

/** Names of pictures and the addresses of their pages. A live match is looked up when its picture is taken. */
export type Pages = Readonly<Record<string, string | (() => Promise<string>)>>

export async function publicPages(db: Database, roundRobin: string): Promise<Pages> {
  const house = await db.prisma.agent.findMany({
    where: { kind: 'house' },
    orderBy: { slug: 'asc' },
    take: 2,
  })
  const [agent = '', beside = ''] = house.map(({ slug }) => slug)
  return {
    home: '/',
    watch: '/watch',
    'watch-channel': '/watch?channel=spy',
    'watch-filtered': '/watch?language=en&winner=spy',
    'leaderboard-spy': '/leaderboard?role=spy',
    'watch-nothing': '/watch?from=2001-01-01&until=2001-01-02',
    ...boards,
    ...(await matchPages(db)),
    agents: '/agents',
    'agents-nothing': '/agents?q=nobody-at-all',
    agent: `/agents/${agent}`,
    'agent-profile': `/agents/${agent}/profile`,
    'agent-profile-two': `/agents/${agent}/profile?with=${beside}`,
    'agent-new': '/agents/new',
    community: '/community',
    seasons: '/seasons',
    season: '/seasons/open-table',
    'season-frozen': '/seasons/spring-table',
    'season-closed': '/seasons/winter-table',
    'season-decisions': '/seasons/winter-table/decisions',
    'season-scheduled': `/seasons/${roundRobin}`,
    daily: '/daily',
    schedule: '/schedule',
    account: '/account',
    'account-forgot': '/account/forgot',
    'account-reset': '/account/reset#secret',
    'account-confirm': '/account/confirm#secret',
    report: `/report?agent=${agent}`,
    'report-sent': '/report?sent=yes',
    ...documents,
    design: '/design',
    missing: '/matches/nothing',
  }
}

const boards = {
  leaderboard: '/leaderboard',
  'leaderboard-closed': '/leaderboard?season=winter-table',
  rating: '/leaderboard?tab=rating',
  map: '/leaderboard?tab=map',
}

const documents = {
  docs: '/docs',
  rules: '/docs/rules',
  owners: '/docs/owners',
  repair: '/docs/repair',
  'docs-local-models': '/docs/local-models',
  protocol: '/docs/protocol',
  api: '/docs/api',
  'docs-seasons': '/docs/seasons',
  'docs-ratings': '/docs/ratings',
  verify: '/docs/verify',
  'docs-exports': '/docs/exports',
  'docs-lab': '/docs/lab',
  play: '/play',
  lab: '/lab',
  'lab-new': '/lab/new',
  'docs-webhooks': '/docs/webhooks',
  'docs-outside-games': '/docs/outside-games',
  'docs-self-hosting': '/docs/self-hosting',
}

/** Every view of a match, and matches with other endings. */
async function matchPages(db: Database): Promise<Pages> {
  const ended = { status: 'finished', season: { slug: 'open-table' } }
  const newest = (where: object) => db.prisma.match.findFirst({ where, orderBy: { id: 'desc' } })
  const long = await newest({ ...ended, language: 'en', nextSeq: { gt: 45 } })
  const chinese = await newest({ ...ended, language: 'zh', nextSeq: { gt: 40 } })
  const short = await db.prisma.match.findFirst({ where: ended, orderBy: { nextSeq: 'asc' } })
  const broken = await newest({ status: 'void' })
  const at = (match: { readonly id: string } | null) => `/matches/${match?.id ?? ''}`
  return {
    match: at(long),
    'match-speech': `${at(long)}?e=12&reveal=1`,
    'match-revealed': `${at(long)}?${end}`,
    'match-transcript': `${at(long)}?view=transcript&${end}`,
    'match-votes': `${at(long)}?view=votes&${end}`,
    'match-beliefs': `${at(long)}?view=beliefs&${end}`,
    'match-seat': `${at(long)}?seat=2&e=20&reveal=2`,
    'match-chinese': `${at(chinese)}?${end}`,
    'match-short': `${at(short)}?${end}`,
    'match-void': `${at(broken)}?${end}`,
    'match-live': async () => at(await newest({ status: 'running', nextSeq: { gt: 10 } })),
    embed: `/embed${at(long)}`,
    'embed-revealed': `/embed${at(long)}?${end}`,
  }
}

/** No entry has this number, so the page shows the last one. */
const end = 'reveal=2&e=999999'

/** The pages of an account without rights, and a schedule that is played out by now. */
export const memberPages = (roundRobin: string): Pages => ({
  'season-ask': '/seasons/new',
  'account-member': '/account',
  'season-played': `/seasons/${roundRobin}`,
  'season-compare': `/seasons/${roundRobin}/compare?a=fox&b=granny`,
})

/** The pages of an admin who organizes seasons, one of them unfinished, and owns the agent at this address. */
export const adminPages = (
  agent: string,
  seasons: Readonly<Record<'roundRobin' | 'setUp', string>>,
): Pages => ({
  'account-own': '/account',
  webhooks: '/account/webhooks',
  'agent-own': agent,
  'agent-settings': `${agent}/settings`,
  'agent-check': `${agent}/settings/check`,
  'agent-calls': `${agent}/calls`,
  'agent-new-start': '/agents/new',
  'agent-new-space': '/agents/new?kind=hf-space',
  'agent-new-openai': '/agents/new?kind=openai',
  'agent-new-outbound': '/agents/new?kind=outbound',
  'season-new': '/seasons/new?preset=benchmark',
  'season-set-up': `/seasons/${seasons.setUp}`,
  'season-organized': `/seasons/${seasons.roundRobin}`,
  'season-deciding': `/seasons/${seasons.roundRobin}/decisions`,
  admin: '/admin',
  'admin-users': '/admin/users',
  'admin-words': '/admin/words',
  'admin-house': '/admin/house',
  'admin-seasons': '/admin/seasons',
  'admin-audit': '/admin/audit',
  'admin-reports': '/admin/reports',
})
