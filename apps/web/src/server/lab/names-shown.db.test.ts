import { hideAgent, showAgent } from '@wis/db'
import { deleteUser } from '@wis/db/accounts'
import { retireAgent, saveAgent } from '@wis/db/agents'
import { experimentReport, listExperiments } from '@wis/db/experiments'
import type { AgentId } from '@wis/engine'
import { exportedExperiment, exportFiles, mainFinding } from '@wis/lab'
import type { Report } from '@wis/lab'
import type { ApiKey } from '@wis/protocol'
import { describe, expect, it } from 'vitest'
import { inPageWords } from '../../features/lab/page-words.ts'
import { apiRig } from '../../testing/api-rig.ts'
import type { ApiRig } from '../../testing/api-rig.ts'
import { filesIn } from '../../testing/files-in.ts'
import { storeExperiment } from '../../testing/stored-experiment.ts'
import { withNamesShown } from './names-shown.ts'
import { rowReportOf } from './row-reports.ts'

const sloth = 'sly-sloth'
const moderator = { id: 'mod', name: 'A moderator' }

interface Study {
  readonly api: ApiRig
  readonly id: string
  readonly agentId: AgentId
}

/** An experiment about an agent and a house player, played to its end. */
async function studied(slug = sloth): Promise<Study> {
  const api = await apiRig()
  const researcher = await api.user()
  const { agentId } = await saveAgent(api.db, {
    slug,
    name: 'Sly Sloth',
    kind: 'webhook',
    description: '',
    owner: { name: 'Sam', email: 'sam@example.invalid' },
    settings: { kind: 'webhook', url: 'https://agent.example/turn' },
  })
  const { id } = await storeExperiment(api.db, {
    ownerId: researcher.id,
    access: 'public',
    spec: {
      name: `What ${slug} can do`,
      game: 'who-is-spy',
      subjects: [`${slug}@1`, 'fox'],
      opponents: ['granny'],
      conditions: ['baseline', 'attack'],
      design: { materials: 1, repeats: 1 },
    },
  })
  return { api, id, agentId }
}

const addresses: readonly [ApiKey, Record<string, string>][] = [
  ['GET /experiments', {}],
  ['GET /experiments/{id}', {}],
  ['GET /experiments/{id}/matches', {}],
  ['GET /experiments/{id}/rows', {}],
  ['GET /experiments/{id}/rows', { format: 'csv' }],
  ['GET /experiments/{id}/judgements', {}],
  ...['json', 'md', 'tex', 'csv'].map((format): [ApiKey, Record<string, string>] => [
    'GET /experiments/{id}/report',
    { format, language: 'zh' },
  ]),
  ['GET /experiments/{id}/matches/{number}/scenes', {}],
]

/** Everything that the API says of an experiment, by address. */
async function toldOf({ api, id }: Study): Promise<readonly string[]> {
  const told: string[] = []
  for (const [key, query] of addresses) {
    const params = key === 'GET /experiments' ? {} : key.endsWith('/scenes') ? { id, number: '1' } : { id }
    const answer = await api.call(key, { params, query })
    expect([key, answer.status]).toEqual([key, 200])
    told.push(`${key} ${await answer.text()}`)
  }
  return told
}

const naming = (told: readonly string[]) => told.filter((text) => /sly.?sloth/i.test(text))

const ways: readonly [string, (study: Study) => Promise<unknown>][] = [
  ['a moderator hides it', ({ api, agentId }) => hideAgent(api.db, moderator, agentId, 'rude')],
  ['its owner retires it', ({ api, agentId }) => retireAgent(api.db, agentId)],
  [
    'its owner deletes the account',
    async ({ api, agentId }) => {
      const agent = await api.db.prisma.agent.findUniqueOrThrow({ where: { id: agentId } })
      await deleteUser(api.db, agent.ownerId ?? '')
    },
  ],
]

describe('an agent of an experiment that is over', () => {
  it.each(ways)('is named nowhere once %s, and the report can be read', async (_, withdraw) => {
    const study = await studied()
    const before = await toldOf(study)
    expect(naming(before).length).toBeGreaterThan(8)
    await withdraw(study)
    const after = await toldOf(study)
    expect(naming(after)).toEqual([])
    for (const text of after.filter((_, at) => naming([before[at] ?? '']).length > 0 && at > 0))
      expect(text).toContain('withdrawn-1')
    const report = after.find((text) => text.includes('# What withdrawn-1 can do'))
    expect(report).toContain('| withdrawn-1@1 |')
    expect(report).toContain('| fox |')
  })

  it('is not in its row either, which says of its comparisons what the report says', async () => {
    const { api, id, agentId } = await studied()
    const row = async () => {
      const { items } = await listExperiments(api.db, { limit: 1 })
      const [experiment] = await withNamesShown(api.db, items)
      return experiment && rowReportOf(api.db, experiment)
    }
    const before = await row()
    const stored = (await experimentReport(api.db, id))?.report as Report
    expect(before && mainFinding(before)).toEqual(mainFinding(inPageWords(stored)))
    expect(JSON.stringify(before)).toContain(sloth)
    await retireAgent(api.db, agentId)
    expect(JSON.stringify(await row())).not.toContain(sloth)
  })

  it('is not named in the archive, which then has no report', async () => {
    const { api, id, agentId } = await studied()
    const archive = async () => {
      const files = await filesIn(await api.call('GET /experiments/{id}/export.zip', { params: { id } }))
      const about = exportedExperiment.parse(JSON.parse(files.get(exportFiles.about) ?? ''))
      return { about, report: files.get(exportFiles.report), named: naming([...files.values()]).length }
    }
    const before = await archive()
    expect(before.named).toBeGreaterThan(2)
    expect(before.about.withdrawn).toBeUndefined()
    await retireAgent(api.db, agentId)
    const after = await archive()
    expect(after).toMatchObject({ report: 'null\n', named: 0, about: { withdrawn: 1 } })
    expect(after.about.spec['subjects']).toEqual(['withdrawn-1@1', 'fox'])
    expect(after.about.players['withdrawn-1@1']).toMatchObject({ agent: agentId, slug: 'withdrawn-1' })
  })

  it('is asked for by its neutral name, and named again when a moderator shows it', async () => {
    const study = await studied()
    const { api, id, agentId } = study
    const subjects = async (subject: string) => {
      const answer = await api.call('GET /experiments/{id}/matches', { params: { id }, query: { subject } })
      return ((await answer.json()) as { items: { subject: string }[] }).items.map((match) => match.subject)
    }
    await hideAgent(api.db, moderator, agentId, 'rude')
    expect(await subjects('withdrawn-1@1')).toEqual(['withdrawn-1@1', 'withdrawn-1@1'])
    await showAgent(api.db, moderator, agentId)
    expect(await subjects(`${sloth}@1`)).toEqual([`${sloth}@1`, `${sloth}@1`])
    expect(naming(await toldOf(study)).length).toBeGreaterThan(8)
  })

  it('does not take the name of a condition with it', async () => {
    const study = await studied('attack')
    await retireAgent(study.api.db, study.agentId)
    const answer = await study.api.call('GET /experiments/{id}/report', {
      params: { id: study.id },
      query: { format: 'csv' },
    })
    expect(await answer.text()).toContain(',withdrawn-1@1,,attack,')
  })
})
