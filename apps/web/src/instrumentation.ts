/** Runs once, before the first request: a half configured server says so and does not start. */
export async function register(): Promise<void> {
  const { env } = await import('./server/env.ts')
  env()
}
