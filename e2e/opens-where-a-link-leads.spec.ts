import { expect, test } from '@playwright/test'
import { finishedMatch } from './support/matches.ts'
import { nightly, oneIn } from './support/run-in-full.ts'

const slider = { name: 'Position in the match' }

for (const place of oneIn(2, ['/matches', '/embed/matches']))
  test(`a link to an entry opens there before the first touch, and the page sleeps on (${place})`, async ({
    page,
  }) => {
    const { id, log } = await finishedMatch(page)
    const at = log.findLast(({ event }) => event.type === 'speech-given')?.seq ?? 0
    const came: string[] = []
    for (const view of ['table', 'transcript']) {
      await page.goto(`${place}/${id}?e=${at}&view=${view}&reveal=2`, { waitUntil: 'networkidle' })
      if (view === 'transcript') {
        await expect(page.locator(`[data-testid="player-event"][data-seq="${at}"]`)).toBeInViewport()
        page.on('request', (request) => came.push(request.url()))
        // If the page took its own scrolling for a touch, it would ask for code within a few frames.
        for (let frame = 0; frame < 10; frame++) await page.evaluate('new Promise(requestAnimationFrame)')
        expect(came).toEqual([])
        page.removeAllListeners('request')
      }
      await expect(page.getByRole('slider', slider)).not.toHaveValue('0')
    }
  })

test('a finished match that nobody touches does no work', async ({ page }) => {
  const { id } = await finishedMatch(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Infinity
  }
  await page.goto(`/matches/${id}?reveal=2`, { waitUntil: 'networkidle' })
  // A busy machine is still opening the page when its last request has ended. What never rests fails all the same.
  await expect
    .poll(async () => {
      const before = await busy()
      await page.waitForTimeout(2000)
      return (await busy()) - before
    })
    .toBeLessThan(0.4)
})

test('the moments of a match work without a script, and lead to their entries', async ({ page, browser }) => {
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  const query = '/api/v1/matches?status=finished&language=en&limit=20'
  // The first matches of a young platform may have none.
  await expect(async () => {
    const { items } = (await (await page.request.get(query)).json()) as { items: { id: string }[] }
    for (const { id } of items) {
      await plain.goto(`/matches/${id}?reveal=2`)
      const moment = plain.getByTestId('moment').first()
      if ((await moment.count()) === 0) continue
      const address = await moment.getByRole('link', { name: 'Jump there' }).getAttribute('href')
      await plain.goto(`/matches/${id}${address ?? ''}`)
      return
    }
    throw new Error('none of the matches has a moment')
  }).toPass({ timeout: 90_000 })
  await expect(plain.getByRole('slider', slider)).not.toHaveValue('0')
})

test('arrows step, and Home and End jump, once each and with the focus anywhere', async ({ page }) => {
  const { id } = await finishedMatch(page)
  await page.goto(`/matches/${id}?reveal=2&e=0`)
  const place = page.getByRole('slider', slider)
  const last = (await place.getAttribute('max')) ?? ''
  const focused = [
    place,
    page.getByRole('combobox', { name: 'Speed' }),
    page.getByRole('button', { name: 'Next event' }),
    page.getByRole('link', { name: 'Transcript' }),
  ]
  for (const control of focused) {
    await control.focus()
    await page.keyboard.press('Home')
    await expect(place).toHaveValue('0')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(place).toHaveValue('2')
    await page.keyboard.press('ArrowLeft')
    await expect(place).toHaveValue('1')
    await page.keyboard.press('End')
    await expect(place).toHaveValue(last)
  }
  await expect(page.getByRole('combobox', { name: 'Speed' })).toHaveValue('1')
})

test('an agent has one face and one colour at its table', nightly, async ({ page }) => {
  const { id } = await finishedMatch(page)
  await page.goto(`/matches/${id}`)
  const looks = (place: string) =>
    page
      .locator(`${place} svg:has(> use[href^="#portrait"])`)
      .evaluateAll((faces) => faces.map((face) => `${face.getAttribute('style')} ${face.innerHTML}`))
  const atTable = await looks('[data-testid="seat"]')
  expect(atTable).toHaveLength(6)
  expect(await looks('aside li')).toEqual(atTable)
  const names = await Promise.all(
    (await page.getByTestId('seat').all()).map((seat) => seat.locator('p').first().innerText()),
  )
  await page.goto('/watch?game=who-is-spy&language=en')
  const row = `li:has(a[href="/matches/${id}"])`
  const about = await page.locator(row).innerText()
  // A row about what one player said has the face of that player alone.
  const speaker = names.findIndex((name) => about.includes(`${name} at a table of 6`))
  expect(await looks(row)).toEqual(speaker < 0 ? atTable : [atTable[speaker]])
})
