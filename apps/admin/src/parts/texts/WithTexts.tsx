import type { Catalogue } from '@sqos/i18n'
import { useCatalogue } from '@sqos/i18n/react'
import type { ReactNode } from 'react'

interface WithTextsProps {
  catalogues: readonly Catalogue[]
  children: ReactNode
}

/** Renders its children when these texts are loaded, for parts that are not below a page with the texts. */
export function WithTexts({ catalogues: [first, ...others], children }: WithTextsProps) {
  if (!first) return children
  return (
    <WithText catalogue={first}>
      <WithTexts catalogues={others}>{children}</WithTexts>
    </WithText>
  )
}

function WithText({ catalogue, children }: { catalogue: Catalogue; children: ReactNode }) {
  return useCatalogue(catalogue) && children
}
