import type { Page } from '@playwright/test'
import { fileReport } from '@wis/db'
import type { Database } from '@wis/db'
import { listHouseAgents } from '@wis/db/agents'
import { askForSeason, createSeason, decideEntry, moveSeason, readSeason } from '@wis/db/seasons'
import { newSeason } from '@wis/protocol'

const dayMs = 24 * 60 * 60_000
/** Soon enough that its matches are played while the other pictures are taken. */
const soonMs = 60_000

/** States of an admin and organizer that no scenario has: seasons of her own, a report, and a request. */
export async function statesOfAdmin(db: Database, { admin, member }: Readonly<Record<string, string>>) {
  const olga = { id: await userId(db, admin), name: 'Ada' }
  const house = await listHouseAgents(db)
  const [first] = house
  if (first)
    await fileReport(
      db,
      { subject: 'agent', agentId: first.id, text: 'Its description is an advertisement.' },
      null,
    )
  await askForSeason(
    db,
    { id: await userId(db, member), name: 'Ben' },
    {
      title: 'Course cup, autumn term',
      text: 'Forty students, one agent each. We would like to see who bluffs best before the break.',
      languages: ['en', 'zh'],
      agents: 40,
      beginsOn: null,
      endsOn: null,
    },
  )
  const roundRobin = await scheduled(db, olga, {
    name: 'Ten at two tables',
    format: 'round-robin',
    deals: 1,
    entryEndsInMs: soonMs,
  })
  const seasonId = (await readSeason(db, roundRobin))?.id
  if (!seasonId) throw new Error('a season that was just made is gone')
  for (const { id } of house.slice(0, 10))
    await decideEntry(db, olga, { seasonId, agentId: id, decision: 'invite' })
  await moveSeason(db, olga, seasonId, 'open')
  const setUp = await scheduled(db, olga, {
    name: 'Knockout of the houses',
    format: 'knockout',
    deals: 2,
    entryEndsInMs: 7 * dayMs,
  })
  return { roundRobin, setUp }
}

interface Scheduled {
  readonly name: string
  readonly format: 'round-robin' | 'knockout'
  readonly deals: number
  readonly entryEndsInMs: number
}

function scheduled(
  db: Database,
  actor: { id: string; name: string },
  { deals, entryEndsInMs, ...about }: Scheduled,
) {
  const description = 'One deal, everybody from every seat.'
  const given = { ...about, description, languages: ['en'], ruleset: 'wis-2024', terms: { deals } }
  const entryEndsAt = new Date(Date.now() + entryEndsInMs).toISOString()
  return createSeason(db, actor, newSeason.parse({ ...given, entryEndsAt }))
}

async function userId(db: Database, email: string | undefined): Promise<string> {
  const user = await db.prisma.user.findFirst({ where: { email: email ?? '' } })
  if (!user) throw new Error(`${email ?? 'nobody'} has no account`)
  return user.id
}

/** Registers a model that answers at `url`, and queues it for a practice match. Returns the address of its page. */
export async function registerModel(page: Page, url: string): Promise<string> {
  await page.goto('/agents/new?kind=openai')
  await page.getByLabel('Base URL').fill(`${url}/v1`)
  await page.getByLabel('Model', { exact: true }).fill('small-1')
  await page.getByLabel('Key').fill('sk-of-nobody')
  await page.getByLabel('Name', { exact: true }).fill('Small one')
  await page.getByRole('button', { name: 'Register and check it' }).click()
  await page.waitForURL('**/settings/check')
  await page.getByTestId('flight-verdict').waitFor({ timeout: 120_000 })
  await page.getByRole('button', { name: 'Play a practice match' }).click()
  await page.getByTestId('ticket').waitFor()
  return new URL(page.url()).pathname.replace('/settings/check', '')
}
