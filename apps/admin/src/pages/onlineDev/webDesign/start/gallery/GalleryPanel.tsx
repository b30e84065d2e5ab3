import type { InstalledApp } from '@sqos/api-client/app-template'
import { useState } from 'react'
import type { StartProps } from '../starts.ts'
import { InstalledView } from './InstalledView.tsx'
import { TemplateCards } from './TemplateCards.tsx'
import { TemplateView } from './TemplateView.tsx'

/** The gallery of apps: cards, the preview of one of them with its installation, and the installed app. */
export function GalleryPanel({ onCreated, onClose, onCancel }: StartProps) {
  const [chosen, setChosen] = useState<string>()
  const [last, setLast] = useState<string>()
  const [installed, setInstalled] = useState<InstalledApp>()

  if (installed) return <InstalledView app={installed} onDesign={() => onCreated(installed)} onClose={onClose} />
  if (chosen === undefined) return <TemplateCards focused={last} onChoose={setChosen} />
  return (
    <TemplateView
      enCode={chosen}
      onBack={() => {
        setLast(chosen)
        setChosen(undefined)
      }}
      onInstalled={setInstalled}
      onCancel={onCancel}
    />
  )
}
