import path from 'node:path'
import { z } from 'zod'
import { findBrowser } from '../find-browser.ts'
import { currentNodeProgram } from './current-node.ts'
import { printSlowest, suiteOutcome, readReport, run } from './suite-outcome.ts'
import type { SuiteOutcome } from './suite-outcome.ts'

interface Spec {
  readonly file: string
  readonly title: string
  readonly ok: boolean
  readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[]
}

interface Suite {
  readonly specs: readonly Spec[]
  readonly suites?: readonly Suite[] | undefined
}

const spec = z.object({
  file: z.string(),
  title: z.string(),
  ok: z.boolean(),
  tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })),
})

const suite: z.ZodType<Suite> = z.object({
  specs: z.array(spec),
  suites: z.lazy(() => z.array(suite)).optional(),
})

const specsOf = ({ specs, suites = [] }: Suite): Suite['specs'] => [...specs, ...suites.flatMap(specsOf)]

/** The platform of the tests runs on the current Node. Playwright itself remembers the failed tests. */
export async function playwright(reports: string, again: readonly string[]): Promise<SuiteOutcome> {
  const file = path.join(reports, 'playwright.json')
  const env = {
    ...process.env,
    PLAYWRIGHT_CHROMIUM_PATH: await findBrowser(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    E2E_NODE: await currentNodeProgram(),
  }
  const command = [
    ...['npx', '--no-install', 'playwright', 'test', '--config=e2e/playwright.config.ts'],
    // A trace of every test would cost as much as the tests, so what failed is traced when it is tried again.
    ...(again.length > 0 ? ['--last-failed', '--trace=retain-on-failure'] : []),
    '--reporter=list,json',
  ]
  const code = await run('end to end in a real browser', command, env)
  const root = z.object({ suites: z.array(suite) }).safeParse(readReport(file)).data
  const specs = (root?.suites ?? []).flatMap(specsOf)
  const took = new Map<string, number>()
  for (const { file, tests } of specs)
    for (const { duration } of tests.flatMap(({ results }) => results))
      took.set(file, (took.get(file) ?? 0) + duration)
  printSlowest([...took].map(([file, ms]) => ({ file, ms })))
  const results = specs.map(({ file, title, ok }) => ({
    name: `${file} › ${title}`,
    status: ok ? 'passed' : 'failed',
  }))
  return suiteOutcome('playwright', code, results)
}
