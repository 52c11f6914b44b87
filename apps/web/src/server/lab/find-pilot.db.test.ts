import { keepReport } from '@wis/db/experiments'
import { kitCalled } from '@wis/games'
import { playPlanned, readSpec, reportOf, scheduleOf } from '@wis/lab'
import { expect, it } from 'vitest'
import { apiRig } from '../../testing/api-rig.ts'
import { planExperiment } from './plan-experiment.ts'

const spec = {
  name: 'x',
  game: 'bargain',
  subjects: ['fair', 'greedy'],
  conditions: ['baseline', 'again-1'],
  design: { materials: 12, repeats: 1 },
  measures: ['mean-points'],
  seed: 'x',
}

/** The report of this experiment, as house players play it. */
function played() {
  const read = readSpec(spec)
  if (!read.ok) return expect.fail(JSON.stringify(read.faults))
  const schedule = scheduleOf(read.spec)
  const house = kitCalled('bargain')?.house ?? []
  const rows = Array.from({ length: schedule.matches }, (_, at) => {
    const playerCalled = (name: string) => house.find(({ slug }) => slug === name) ?? expect.fail(name)
    return playPlanned(schedule, schedule.matchAt(at + 1), playerCalled).played
  })
  return reportOf(read.spec, rows)
}

it('a plan goes by an earlier experiment that is over, of its author or open to everybody', async () => {
  const { db, user } = await apiRig()
  const [owner, other] = [await user(), await user()]
  await db.prisma.experiment.create({
    data: {
      id: 'earlier',
      ownerId: owner.id,
      name: 'earlier',
      game: 'bargain',
      spec,
      text: '',
      players: {},
      access: 'private',
      share: 's',
      state: 'running',
      deals: 12,
      matches: 48,
    },
  })
  await keepReport(db, {
    report: played(),
    matches: 48,
    due: { id: 'earlier', judged: 0, reportJudged: 0, withdrawals: 0 },
  })
  const plan = async (userId: string, changed: object = {}) => {
    const { faults, planned } = await planExperiment(db, { ...spec, pilot: 'earlier', ...changed }, userId)
    const ofPilot = faults.filter(({ path }) => path === 'pilot').map(({ code }) => code)
    return { faults: ofPilot, detects: planned?.plan.detects, notGuessed: planned?.plan.notGuessed }
  }
  expect(await plan(owner.id)).toEqual({ faults: ['no-pilot'], detects: [], notGuessed: ['mean-points'] })
  await db.prisma.experiment.update({ where: { id: 'earlier' }, data: { state: 'ended' } })
  const told = await plan(owner.id)
  expect(told).toMatchObject({
    faults: [],
    detects: [{ measure: 'mean-points', unit: 'points', guessed: { by: 'pilot' } }],
    notGuessed: [],
  })
  expect((await plan(other.id)).faults).toEqual(['no-pilot'])
  expect((await plan(owner.id, { pilot: 'no-such' })).faults).toEqual(['no-pilot'])
  expect((await plan(owner.id, { game: 'hanabi' })).faults).toEqual(['pilot-of-other-game'])
  await db.prisma.experiment.update({ where: { id: 'earlier' }, data: { access: 'public' } })
  expect(await plan(other.id)).toEqual(told)
})
