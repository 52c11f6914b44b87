import { normalisedTables } from '@wis/games'
import type { ApiKey } from '@wis/protocol'
import { expect, it } from 'vitest'
import { apiRig } from '../../testing/api-rig.ts'
import { asked, reads, textOf } from '../../testing/every-read.ts'
import { canary, plantCanaries } from '../../testing/planted-canaries.ts'
import { fixPlan, storeExperiment } from '../../testing/stored-experiment.ts'
import { openSeason, storeMatch } from '../../testing/stored-matches.ts'
import { storeSuite } from '../../testing/stored-suite.ts'

const spec = {
  game: 'who-is-spy',
  ruleset: 'spygame-4',
  subjects: ['fox'],
  design: { materials: 1, repeats: 1 },
  probes: ['belief'],
  judges: [{ agent: 'sample-counter', rubric: 'clue-fit', times: 1 }],
}
const suiteSpec = {
  subjects: ['random'],
  suite: {
    board: {
      game: 'tic-tac-toe',
      ruleset: 'llmarena',
      opponents: ['perfect'],
      design: { materials: 1, repeats: 1 },
    },
  },
  columns: [{ id: 'wins', name: 'Wins', terms: [{ of: ['board/win-rate'] }] }],
}
/** Of the owner alone, or with need of more than there is here. */
const refused: readonly ApiKey[] = [
  'GET /tickets/{id}',
  'GET /agents/{id}/avatar',
  'GET /agents/{id}/versions/use',
  'GET /agents/{id}/flight-check',
  'GET /agents/{id}/flight-check/forecast',
  'GET /agents/{id}/calls',
  'GET /agents/{id}/calls.jsonl',
  'GET /agents/{id}/calls/{match}',
  'GET /agents/{id}/calls/{match}/{entry}/reruns',
  'GET /agents/{id}/cost',
  'GET /agents/{id}/forks',
  'GET /agents/{id}/shadow',
  'GET /agents/{id}/situations',
  'GET /agents/{id}/situations.jsonl',
  'GET /agents/{id}/people',
  // An agent's token asks for them.
  'GET /play/turns',
  'GET /play/notices',
  'GET /seasons/{slug}/compare',
  'GET /experiments/{id}/annotators',
  'GET /experiments/{id}/ratings/next',
  'GET /experiments/{id}/ratings/{place}',
  'GET /webhooks/{id}',
  'GET /webhooks/{id}/deliveries',
]

const seen = new RegExp(`.{0,60}${canary}`, 'g')

it(
  'nothing that is private to an owner, or not to be known yet, comes out of a call',
  { timeout: 240_000 },
  async () => {
    const api = await apiRig()
    const seasonId = await openSeason(api.db)
    const { id: finished, agents } = await storeMatch(api.db, { seasonId, seed: 'a' })
    const hidden = await openSeason(api.db, 'autumn')
    const { id: withheld } = await storeMatch(api.db, { seasonId: hidden, seed: 'f' })
    await api.db.prisma.season.update({ where: { id: hidden }, data: { embargo: true } })
    const { id: running } = await storeMatch(api.db, { seasonId, seed: 'c', entries: 12 })
    const [agent = ''] = agents
    const include = { versions: true }
    const { ownerId, versions } = await api.db.prisma.agent.findUniqueOrThrow({
      where: { id: agent },
      include,
    })
    const owner = ownerId ?? ''
    const { id: experiment } = await storeExperiment(api.db, { ownerId: owner, spec, access: 'public' })
    await fixPlan(api.db, experiment)
    const { id: suite } = await storeSuite(api.db, { ownerId: owner, spec: suiteSpec, access: 'public' })
    await plantCanaries(api.db, { owner, agent, version: versions[0]?.id ?? '', finished, running, withheld })
    const organizer = await api.user('organizer')
    await api.db.prisma.season.update({ where: { id: seasonId }, data: { ownerId: organizer.id } })
    const { id: ticket = '' } = (await api.db.prisma.ticket.findFirst()) ?? {}
    const about = {
      matches: [finished, running, withheld],
      agents: [agent],
      seasons: ['spring', 'autumn'],
      experiments: [experiment],
      suites: [suite],
      tickets: [ticket],
      webhooks: ['hook'],
      tables: normalisedTables.map(({ id }) => `${id}.csv`),
    }
    const [given, leaks] = [new Set<ApiKey>(), new Set<string>()]
    for (const as of [undefined, (await api.user()).session, organizer.session])
      for (const key of reads)
        for (const call of asked(key, about)) {
          const answer = await api.call(key, { as, ...call })
          if (answer.ok) given.add(key)
          for (const [around] of (await textOf(answer)).matchAll(seen)) leaks.add(`${key}: ${around}`)
        }
    expect([...leaks]).toEqual([])
    expect(reads.filter((key) => !given.has(key))).toEqual(refused)
  },
)
