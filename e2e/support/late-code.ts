import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

export interface Asleep {
  /** The code that the page has asked for since. */
  readonly late: readonly string[]
  /** Waits until the page has asked for code, and lets it arrive. */
  deliver(): Promise<void>
}

/** Code that the page asks for from now on is held back until `deliver`. */
export async function holdCode(page: Page): Promise<Asleep> {
  const late: string[] = []
  let letGo: () => void = () => undefined
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/_next/static/**/*.js', async (route) => {
    late.push(route.request().url())
    await held
    await route.continue()
  })
  const deliver = async () => {
    await expect.poll(() => late.length).toBeGreaterThan(0)
    letGo()
  }
  return { late, deliver }
}
