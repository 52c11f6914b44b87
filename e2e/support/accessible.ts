import AxeBuilder from '@axe-core/playwright'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

/** Nothing serious is found by axe at any of the addresses, by daylight or in the dark. */
export async function expectAccessible(page: Page, addresses: readonly string[]): Promise<void> {
  const found: string[] = []
  for (const address of addresses) {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.goto(address)
    found.push(...(await faultsOf(axeOn(page), address)))
    // The dark changes colours and nothing else.
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    const inColour = axeOn(page).withRules(['color-contrast', 'link-in-text-block'])
    found.push(...(await faultsOf(inColour, `${address} in the dark`)))
  }
  expect(found).toEqual([])
}

/** Within the page: what axe opens beside it is for frames from elsewhere, and no page of ours has any. */
const axeOn = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })

async function faultsOf(axe: AxeBuilder, where: string): Promise<string[]> {
  const { violations } = await axe.analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${where}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
