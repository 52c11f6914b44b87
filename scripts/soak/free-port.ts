import { randomInt } from 'node:crypto'
import net from 'node:net'

const attempts = 50

export async function freePort(count: number): Promise<number> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const first = randomInt(20_000, 30_000)
    const free = await Promise.all(Array.from({ length: count }, (_, place) => isFree(first + place)))
    if (free.every(Boolean)) return first
  }
  throw new Error('there are no free ports on the loopback interface')
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = net.createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
