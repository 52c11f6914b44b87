import AxeBuilder from '@axe-core/playwright'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

/** Checks that axe finds nothing serious at any of the addresses, in the light or the dark theme. */
export async function expectAccessible(page: Page, addresses: readonly string[]): Promise<void> {
  const found: string[] = []
  for (const address of addresses) {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.goto(address)
    found.push(...(await faultsOf(axeOn(page), address)))
    // The dark theme changes only colours.
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    const inColour = axeOn(page).withRules(['color-contrast', 'link-in-text-block'])
    found.push(...(await faultsOf(inColour, `${address} in the dark`)))
  }
  expect(found).toEqual([])
}

/** Without frames: axe would open another page for those, and no page of ours has any. */
const axeOn = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })

async function faultsOf(axe: AxeBuilder, where: string): Promise<string[]> {
  const { violations } = await axe.analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${where}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
