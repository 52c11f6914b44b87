import fs from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { currentNode } from './suites/current-node.ts'

const read = (file: string): unknown => parse(fs.readFileSync(file, 'utf8'), { merge: true })

const service = z.looseObject({
  image: z.string().optional(),
  build: z.unknown().optional(),
  user: z.string(),
  read_only: z.boolean(),
  tmpfs: z.array(z.string()),
  cap_drop: z.array(z.string()),
  cap_add: z.undefined().optional(),
  privileged: z.undefined().optional(),
  security_opt: z.array(z.string()),
  mem_limit: z.string(),
  pids_limit: z.int(),
})
const compose = z.object({ services: z.record(z.string(), service) }).parse(read('docker-compose.yml'))
const services = Object.entries(compose.services)
const byDigest = /^[^@\s]+:[^@\s]+@sha256:[0-9a-f]{64}$/

describe('containers', () => {
  it('are all listed here', () => {
    expect(services.map(([name]) => name).sort()).toEqual(['postgres', 'prepare', 'redis', 'runner', 'web'])
  })

  it.each(services)(
    '%s runs without root, writes no file of its image, and gets no further rights',
    (_, given) => {
      expect(given.user).toMatch(/^(node|postgres|redis)$/)
      expect(given.read_only).toBe(true)
      expect(given.tmpfs).toContain('/tmp')
      expect(given.cap_drop).toEqual(['ALL'])
      expect(given.security_opt).toEqual(['no-new-privileges:true'])
      expect(given.mem_limit).toMatch(/^(\$\{[A-Z_]+:-)?\d+[mg]\}?$/)
    },
  )

  it('use images named by digest', () => {
    const images = services.flatMap(([, { image }]) => image ?? [])
    const bases = [...fs.readFileSync('Dockerfile', 'utf8').matchAll(/^FROM (\S+:\S+)/gm)].map(
      ([, from = '']) => from,
    )
    expect([images.length, bases.length]).toEqual([2, 2])
    for (const image of [...images, ...bases]) expect(image).toMatch(byDigest)
    for (const base of bases) expect(base).toContain(`node:${currentNode}-`)
    for (const [name, { image, build }] of services)
      expect([name, image === undefined]).toEqual([name, build !== undefined])
  })

  it('contain code that belongs to root', () => {
    const dockerfile = fs.readFileSync('Dockerfile', 'utf8')
    expect(dockerfile).not.toMatch(/--chown|\bchown\b|\bchmod\b/)
    expect(dockerfile).toMatch(/^USER node$/m)
  })

  it('ask for every password and secret, each with a sentence', () => {
    const text = fs.readFileSync('docker-compose.yml', 'utf8')
    for (const name of ['POSTGRES_PASSWORD', 'NEXTAUTH_SECRET', 'WIS_SECRET_KEY'])
      expect(text).toMatch(new RegExp(`\\$\\{${name}:\\?set it in \\.env to [^}]+openssl rand[^}]+\\}`))
    expect(JSON.stringify(compose.services['redis'])).toContain('requirepass')
  })
})

const workflow = z.object({
  jobs: z.record(
    z.string(),
    z.looseObject({
      steps: z.array(z.looseObject({ uses: z.string().optional(), run: z.string().optional() })),
    }),
  ),
})

describe('workflows', () => {
  const files = fs.readdirSync('.github/workflows').map((name) => `.github/workflows/${name}`)
  const steps = files.flatMap((file) =>
    Object.values(workflow.parse(read(file)).jobs).flatMap((job) => job.steps),
  )

  it('name actions by commit, never by a tag that can be moved', () => {
    const used = steps.flatMap(({ uses }) => uses ?? [])
    expect(used.length).toBeGreaterThan(0)
    for (const action of used) expect(action).toMatch(/^[\w-]+\/[\w/-]+@[0-9a-f]{40}$/)
  })

  it('check the packages that run in production for known vulnerabilities', () => {
    expect(steps.map(({ run }) => run)).toContain('npm audit --omit=dev --audit-level=high')
  })
})
