import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { startPlatformOn, stopPlatform } from './start-platform.ts'
import { nightly } from './support/run-in-full.ts'

const port = 3550

test('whoever develops sees pages as they are built, with their styles', nightly, async ({ page }) => {
  test.setTimeout(300_000)
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'wis-e2e-dev-'))
  const platform = await startPlatformOn({ port, dataDir, durable: false, args: ['--dev'] })
  try {
    await page.goto(`http://localhost:${port}/docs`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 })
    await expect(page.locator('body')).toHaveCSS('margin', '0px')
    await expect(page.getByRole('navigation').first()).toHaveCSS('display', 'flex')
  } finally {
    await stopPlatform(platform)
    fs.rmSync(dataDir, { recursive: true, force: true })
  }
})
