import { updateAgent } from '@wis/db/agents'
import { changeExperimentAccess, keepMeasurements } from '@wis/db/experiments'
import { ids } from '@wis/engine'
import { kitCalled } from '@wis/games'
import { presetCalled } from '@wis/lab'
import type { AgentProfilePage, Measured } from '@wis/protocol'
import { expect, it } from 'vitest'
import { apiRig, jsonOf } from '../../testing/api-rig.ts'
import type { Asker } from '../../testing/api-rig.ts'
import { saveHouseOf, storeExperiment } from '../../testing/stored-experiment.ts'

const estimate = (value: number, half: number | null = null) => ({
  value,
  low: half === null ? null : value - half,
  high: half === null ? null : value + half,
  n: 40,
  deals: 20,
})

const both = (text: string) => ({ en: text, zh: text })

const attacked = (foul: number): Measured => ({
  topic: 'attack',
  game: 'who-is-spy',
  conditions: [
    {
      id: 'unwarned',
      name: both('Unwarned'),
      columns: [
        {
          id: 'mean-points',
          name: both('Fouls'),
          formula: both('fouls ÷ speeches'),
          unit: 'share',
          estimate: estimate(foul, 0.05),
          effect: null,
        },
      ],
    },
  ],
})

const calibrated = (brier: number): Measured => ({
  topic: 'calibration',
  game: 'who-is-spy',
  brier: estimate(brier, 0.03),
  bins: [],
  statements: 40,
})

async function rig() {
  const api = await apiRig()
  const kit = kitCalled('who-is-spy')
  if (kit) await saveHouseOf(api.db, kit)
  const owner = await api.user()
  const agentId = async (slug: string) =>
    (await api.db.prisma.agent.findUniqueOrThrow({ where: { slug } })).id
  const read = async (slug: string, as?: Asker, beside?: string) => {
    const answer = await api.call('GET /agents/{id}/profile', {
      params: { id: slug },
      as,
      query: beside === undefined ? {} : { with: beside },
    })
    return (await jsonOf('GET /agents/{id}/profile', answer)) as AgentProfilePage
  }
  /** An experiment that is over, of both agents, and what its report says of them. */
  const measured = async (
    access: 'private' | 'public',
    said: readonly { slug: string; found: Measured; matches?: number; version?: number }[],
  ) => {
    const { id } = await storeExperiment(api.db, {
      ownerId: owner.id,
      access,
      spec: {
        game: 'who-is-spy',
        ruleset: 'wis-2024',
        subjects: ['granny', 'fox'],
        design: { materials: 2, repeats: 1 },
        measures: ['mean-points'],
      },
    })
    const { reportAt } = await api.db.prisma.experiment.findUniqueOrThrow({ where: { id } })
    const measurements = await Promise.all(
      said.map(async ({ slug, found, matches = 12, version = 1 }) => ({
        player: { agentId: await agentId(slug), version },
        subject: slug,
        matches,
        found,
      })),
    )
    await keepMeasurements(
      api.db,
      { kind: 'experiment', id, reportAt: reportAt?.toISOString() ?? '' },
      measurements,
    )
    return id
  }
  return { ...api, owner, measured, read, agentId }
}

it('a stranger reads numbers of public experiments, and the owner of a private one reads its numbers, too', async () => {
  const { db, owner, user, measured, read } = await rig()
  const stranger = await user()
  const id = await measured('private', [{ slug: 'fox', found: calibrated(0.2) }])
  expect((await read('fox')).measurements).toEqual([])
  expect((await read('fox', stranger.session)).measurements).toEqual([])
  expect((await read('fox', owner.session)).measurements).toMatchObject([
    { source: { kind: 'experiment', id, access: 'private' }, found: { brier: { value: 0.2, n: 40 } } },
  ])
  await changeExperimentAccess(db, id, 'public')
  expect((await read('fox', stranger.session)).measurements).toMatchObject([{ source: { access: 'public' } }])
  await changeExperimentAccess(db, id, 'link')
  expect((await read('fox')).measurements).toEqual([])
})

it('the newest measured version counts, then the experiment with most matches; a later report takes the place of an earlier one', async () => {
  const { db, measured, read, agentId } = await rig()
  await measured('public', [{ slug: 'fox', found: calibrated(0.1), version: 1, matches: 900 }])
  const large = await measured('public', [{ slug: 'fox', found: calibrated(0.2), version: 2, matches: 50 }])
  await measured('public', [{ slug: 'fox', found: calibrated(0.3), version: 2, matches: 40 }])
  const shown = async () => {
    const [one, ...others] = (await read('fox')).measurements
    expect(others).toEqual([])
    return one
  }
  expect(await shown()).toMatchObject({ source: { id: large }, version: 2, isCurrent: false, matches: 50 })
  const reportAt = '2026-11-24T10:00:00.000Z'
  await db.prisma.experiment.update({ where: { id: large }, data: { reportAt } })
  const player = { agentId: await agentId('fox'), version: 2 }
  await keepMeasurements(db, { kind: 'experiment', id: large, reportAt }, [
    { player, subject: 'fox', matches: 50, found: calibrated(0.25) },
  ])
  expect(await shown()).toMatchObject({ found: { brier: { value: 0.25 } } })
  // What was read from a report that is no longer there is not stored.
  await keepMeasurements(db, { kind: 'experiment', id: large, reportAt: '2026-11-23T10:00:00.000Z' }, [])
  expect(await shown()).toMatchObject({ found: { brier: { value: 0.25 } } })
})

it('two agents of one experiment differ by its paired test, and of two experiments by their intervals without a test', async () => {
  const { measured, read, db } = await rig()
  const both = await measured('public', [
    { slug: 'granny', found: attacked(0.5) },
    { slug: 'fox', found: attacked(0.1) },
  ])
  const report = await db.prisma.experiment.findUniqueOrThrow({ where: { id: both } })
  const contrast = (
    report.report as { contrasts: { measure: string; difference: { value: number } }[] }
  ).contrasts.find(({ measure }) => measure === 'mean-points')
  // The experiment has the baseline alone. Its report knows it by another name than the attack does.
  await db.pool.query(
    `update experiments set report = replace(report::text, '"condition": "baseline"', '"condition": "unwarned"')::jsonb
     where id = $1`,
    [both],
  )
  const paired = (await read('fox', undefined, 'granny')).differences
  expect(paired).toMatchObject([
    {
      section: 'attack',
      of: 'unwarned/mean-points',
      value: -(contrast?.difference.value ?? NaN),
      by: 'paired',
    },
  ])
  await measured('public', [{ slug: 'fox', found: attacked(0.2), matches: 500 }])
  const [apart] = (await read('fox', undefined, 'granny')).differences
  expect(apart).toMatchObject({ of: 'unwarned/mean-points', by: 'apart', p: null })
  expect(apart?.value).toBeCloseTo(-0.3, 10)
  expect(apart?.low).toBeCloseTo(-0.3 - Math.hypot(0.05, 0.05), 10)
  await measured('public', [{ slug: 'granny', found: calibrated(0.2) }])
  const page = await read('fox', undefined, 'granny')
  expect(page.differences).toHaveLength(1)
  expect(page.missing.map(({ section }) => section)).toContain('calibration')
  expect(page.with?.missing.map(({ section }) => section)).not.toContain('calibration')
})

it('what is not measured names the preset that would, and why the reader cannot plan it', async () => {
  const { db, owner, user, read, agentId } = await rig()
  const missing = async (as?: Asker) =>
    Object.fromEntries((await read('mine', as)).missing.map(({ section, ...one }) => [section, one]))
  const stranger = await user()
  await db.prisma.agent.create({
    data: {
      id: 'mine',
      slug: 'mine',
      name: 'Mine',
      kind: 'openai',
      ownerId: owner.id,
      languages: ['en', 'zh'],
      games: ['who-is-spy'],
      versions: { create: { id: 'mine-1', number: 1, settings: {} } },
    },
  })
  // Presets of both languages are planned in the one that an agent plays.
  await db.prisma.agent.update({ where: { id: 'mine' }, data: { languages: ['en'] } })
  expect(await missing(owner.session)).toEqual({
    abilities: { preset: 'magic', obstacle: 'agent-of-other-games' },
    roles: { preset: 'wis-overall', obstacle: null },
    games: { preset: 'llmarena', obstacle: 'agent-of-other-games' },
    attack: { preset: 'wis-attack', obstacle: null },
    defence: { preset: 'wis-defence', obstacle: null },
    calibration: { preset: 'spygame-tom', obstacle: null },
    cost: { preset: 'wis-overall', obstacle: null },
  })
  await db.prisma.agent.update({ where: { id: 'mine' }, data: { languages: ['zh'] } })
  expect(await missing(owner.session)).toMatchObject({
    roles: { obstacle: null },
    calibration: { obstacle: 'agent-of-other-languages' },
  })
  for (const as of [stranger.session, undefined])
    expect((await missing(as))['attack']).toMatchObject({ obstacle: 'agent-not-allowed' })
  await updateAgent(db, ids.agent(await agentId('mine')), { lab: { subject: true } })
  expect((await missing(stranger.session))['attack']).toMatchObject({ obstacle: null })
  expect(presetCalled('wis-attack')?.spec.game).toBe('who-is-spy')
})

it('an agent that experiments no longer name shows none of them, and one that is not there is not found', async () => {
  const { db, call, measured, read } = await rig()
  await measured('public', [{ slug: 'fox', found: calibrated(0.2) }])
  expect((await read('fox')).measurements).toHaveLength(1)
  await db.prisma.agent.update({ where: { slug: 'fox' }, data: { hiddenFor: 'its name' } })
  expect((await read('fox')).measurements).toEqual([])
  const asked = { params: { id: 'granny' }, query: { with: 'nobody' } }
  expect((await call('GET /agents/{id}/profile', asked)).status).toBe(404)
})
