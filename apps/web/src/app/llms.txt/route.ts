import { documentResponse } from '../docs/document-response.ts'
import { onePage } from '../docs/doc-sources.ts'

/** Where an agent, or whoever builds one, reads first. */
export const GET = (request: Request) => documentResponse(request, [onePage])
