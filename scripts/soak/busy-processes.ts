import { spawn } from 'node:child_process'

/** Processes that compute without a pause, as on a machine with too much to do. They end with this process. */
export class BusyProcesses {
  readonly #stops: (() => void)[] = []

  get count(): number {
    return this.#stops.length
  }

  begin(count: number): void {
    for (let number = 0; number < count; number++) {
      const child = spawn(process.execPath, ['--eval', computing], { stdio: 'ignore' })
      this.#stops.push(() => child.kill('SIGKILL'))
    }
    process.once('exit', () => this.end())
  }

  end(): void {
    for (const stop of this.#stops.splice(0)) stop()
  }
}

/** A parent that was killed cannot end its children, so each one looks whether it still has the same parent. */
const computing = `
  const parent = process.ppid
  while (process.ppid === parent) for (let number = 0; number < 1e7; number++) Math.sqrt(number)`
