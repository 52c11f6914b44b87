import { once } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { requirePort, requireRoom } from './preflight.ts'
import { StartRefused } from './steps.ts'

it('a port that another program holds is refused, with a suggestion', async () => {
  const holder = net.createServer().listen(0, '127.0.0.1')
  await once(holder, 'listening')
  const { port } = holder.address() as net.AddressInfo
  const refusal = await requirePort(port, '127.0.0.1', 'PORT').catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(StartRefused)
  expect(refusal).toMatchObject({ next: expect.stringContaining(`PORT=${port + 1}`) as string })
  holder.close()
  await once(holder, 'close')
  await expect(requirePort(port, '127.0.0.1', 'PORT')).resolves.toBeUndefined()
})

it('a data folder that cannot be created is refused', () => {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'wis-room-')), 'a-file')
  fs.writeFileSync(file, '')
  expect(() => requireRoom(path.join(file, 'data'))).toThrow(StartRefused)
})
