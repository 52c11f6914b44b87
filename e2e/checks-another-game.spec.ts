import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { io } from 'socket.io-client'
import { z } from 'zod'
import { ownPlatform } from './support/own-platform.ts'
import { joinAs, openTokenForm } from './support/people.ts'
import { nightly } from './support/run-in-full.ts'

const turn = z.looseObject({
  fields: z.looseObject({ properties: z.record(z.string(), z.looseObject({})) }),
  legal: z.array(z.unknown()).optional(),
})
/** Offers to take one thing of each kind, or gives the first legal answer. It adds what nobody asked for. */
function answerTo(request: unknown): Readonly<Record<string, unknown>> {
  const { fields, legal } = turn.parse(request)
  const [first = ''] = Object.keys(fields.properties)
  if (legal) return { [first]: legal[0], mood: 'calm' }
  return { move: 'offer', hats: '1', balls: 1, apples: 1, say: 'One of each.', mood: 'calm' }
}

const program = createServer((request, response) => {
  let body = ''
  request.on('data', (part) => (body += String(part)))
  request.on('end', () => {
    response.end(request.method === 'POST' ? JSON.stringify(answerTo(JSON.parse(body))) : '')
  })
})

// All tests are played on one platform of their own.
test.describe.configure({ mode: 'default' })

const { site } = ownPlatform(3450, {
  env: async () => {
    program.listen(0, '127.0.0.1')
    await once(program, 'listening')
    return { WIS_ALLOWED_AGENT_HOSTS: placeOf(), WIS_HOUSE_PACE_MS: '100', WIS_DEMO: 'off' }
  },
  over: async () => {
    program.close()
  },
})

const placeOf = () => `127.0.0.1:${(program.address() as AddressInfo).port}`

/** Makes a token for everything that one may do with agents, as a person does. */
async function tokenOf(page: Page): Promise<string> {
  await page.goto('/account')
  const form = await openTokenForm(page)
  await form.getByLabel('Name').fill('mine')
  for (const box of await form.getByRole('checkbox').all()) await box.check()
  await form.getByRole('button').click()
  await expect.poll(async () => /wis_[\w-]{20,}/.exec(await page.content())?.[0]).toBeDefined()
  return /wis_[\w-]{20,}/.exec(await page.content())?.[0] ?? ''
}

/** Registers an agent that plays one other game, and opens its check. */
async function registered(page: Page, token: string, name: string, connector: object): Promise<string> {
  const answer = await page.request.post('/api/v1/agents', {
    headers: { authorization: `Bearer ${token}` },
    data: { name, languages: ['en'], games: ['bargain'], connector },
  })
  const { slug } = z.object({ slug: z.string() }).parse(await answer.json())
  await page.goto(`/agents/${slug}/settings/check`)
  return slug
}

async function passesAndPlays(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start flight check' }).click()
  await expect(page.getByTestId('flight-verdict')).toContainText('Passed', { timeout: 90_000 })
  await page.getByRole('button', { name: 'Play a practice match' }).click()
  // Such a match may be over before the page hears that it began.
  await page
    .getByTestId('ticket')
    .getByRole('link', { name: /^Watch/ })
    .click({ timeout: 60_000 })
  await expect(page.getByTestId('scene')).toBeVisible()
}

test(
  'a program behind an address passes the check of another game and plays it',
  nightly,
  async ({ page }) => {
    test.setTimeout(240_000)
    await joinAs(page, 'Hanna')
    const connector = { kind: 'webhook', url: `http://${placeOf()}/`, token: 'at-least-16-characters' }
    await registered(page, await tokenOf(page), 'Hook', connector)
    await passesAndPlays(page)
  },
)

test('a program that dials in passes the check of another game and plays it', nightly, async ({ page }) => {
  test.setTimeout(240_000)
  await joinAs(page, 'Dora')
  const token = await tokenOf(page)
  const agent = await registered(page, token, 'Dialler', { kind: 'outbound' })
  const line = io(`${site}/agent`, { auth: { agent, token }, transports: ['websocket'] })
  line.on('turn.ask', ({ id, request }: { id: string; request: unknown }) => {
    line.emit('turn.answer', { id, ...answerTo(request) })
  })
  await expect(page.getByText('Connected. Start its flight check below.')).toBeVisible()
  await passesAndPlays(page)
  line.close()
})
