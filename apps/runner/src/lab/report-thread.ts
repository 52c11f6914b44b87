import type { Worker } from 'node:worker_threads'
import { startWorker } from '../operations/start-worker.ts'
import type { ReportAnswer, ReportMessage } from './report-work.ts'

export const startReportWorker = () => startWorker('report-worker')

interface ThreadOptions {
  start?(): Worker
  /** It has ended, and everything that it knew is lost. */
  onLost?(): void
}

interface Asked {
  resolve(answer: ReportAnswer): void
  reject(error: unknown): void
}

/**
 * A thread that computes reports, so that no turn of a match waits for them. It starts with the first message. If it
 * ends, the message under way fails, nothing else does, and the next message starts another one.
 */
export class ReportThread {
  readonly #start: () => Worker
  readonly #onLost: () => void
  #worker: Worker | undefined
  #asked: Asked | undefined

  constructor({ start = startReportWorker, onLost = () => undefined }: ThreadOptions = {}) {
    this.#start = start
    this.#onLost = onLost
  }

  /** One message at a time. */
  tell(message: ReportMessage): Promise<ReportAnswer> {
    this.#worker ??= this.#begin()
    const worker = this.#worker
    return new Promise((resolve, reject) => {
      this.#asked = { resolve, reject }
      worker.postMessage(message)
    })
  }

  async stop(): Promise<void> {
    await this.#worker?.terminate()
  }

  #begin(): Worker {
    const worker = this.#start()
    const lost = (error: unknown) => {
      if (this.#worker !== worker) return
      this.#worker = undefined
      this.#onLost()
      this.#settle(({ reject }) => reject(error))
    }
    worker.on('message', (answer: ReportAnswer) => this.#settle(({ resolve }) => resolve(answer)))
    worker.on('error', lost)
    worker.on('exit', () => lost(new Error('the thread ended without a report')))
    return worker
  }

  #settle(settle: (asked: Asked) => void): void {
    const asked = this.#asked
    this.#asked = undefined
    if (asked) settle(asked)
  }
}
