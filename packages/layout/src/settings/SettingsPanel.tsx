import { useText } from '@sqos/i18n/react'
import type { ReactNode } from 'react'
import { FrameDialog } from '../dialog/FrameDialog.tsx'
import { SettingsForm, type SettingsFormProps } from './SettingsForm.tsx'

export interface SettingsDrawerProps extends SettingsFormProps {
  open: boolean
  onClose: () => void
  /** Additional settings of the application. */
  children?: ReactNode
}

/** The settings in a drawer over the page. */
export function SettingsPanel({ open, onClose, value, onChange, children }: SettingsDrawerProps) {
  const { t } = useText('layout')
  return (
    <FrameDialog open={open} onClose={onClose} title={t('settings')} placement="end">
      <SettingsForm value={value} onChange={onChange} />
      {children}
    </FrameDialog>
  )
}
