import { DocPage, docMetadata } from '../doc-page.tsx'

export const generateMetadata = () => docMetadata('verify')

export default function VerifyDocPage() {
  return <DocPage name="verify" />
}
