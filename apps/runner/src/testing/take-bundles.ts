import { takeBundlesFrom } from '../operations/start-worker.ts'

// The setup of the database tests has built them.
takeBundlesFrom(new URL('../../dist/', import.meta.url).href)
