import { Switch } from '@arco-design/web-react'
import { LAYOUT_TYPES } from '@sqos/contract'
import { useText } from '@sqos/i18n/react'
import { DENSITIES, THEME_COLORS, THEME_MODES, type ThemeColor } from '@sqos/ui-kit/theme'
import type { ReactNode } from 'react'
import { cssVariable } from '../menu/css-variable.ts'
import { FrameDialog } from '../dialog/FrameDialog.tsx'
import { ChoiceGroup } from './ChoiceGroup.tsx'
import { type FrameSettings, SETTING_SWITCHES } from './frame-settings.ts'
import { LayoutDrawing } from './LayoutDrawing.tsx'
import styles from './Settings.module.css'

export interface SettingsDrawerProps {
  open: boolean
  onClose: () => void
  value: FrameSettings
  /** What the person changed, at once: there is no save button. */
  onChange: (change: Partial<FrameSettings>) => void
  /** What the application lets people choose beside the frame. */
  children?: ReactNode
}

/** Everything about the frame that a person can choose. */
export function SettingsPanel({ open, onClose, value, onChange, children }: SettingsDrawerProps) {
  const { t } = useText('layout')
  return (
    <FrameDialog open={open} onClose={onClose} title={t('settings')} placement="end">
      <ChoiceGroup
        shape="drawing"
        label={t('setting.layoutType')}
        value={value.layoutType}
        onChange={(layoutType) => onChange({ layoutType })}
        choices={LAYOUT_TYPES.map((layout) => ({
          value: layout,
          label: t(`layoutType.${layout}`),
          picture: <LayoutDrawing layout={layout} />,
        }))}
      />
      <ChoiceGroup
        shape="word"
        label={t('setting.mode')}
        value={value.mode}
        onChange={(mode) => onChange({ mode })}
        choices={THEME_MODES.map((mode) => ({ value: mode, label: t(`mode.${mode}`) }))}
      />
      <ChoiceGroup
        shape="colour"
        label={t('setting.color')}
        value={value.color}
        onChange={(color) => onChange({ color })}
        choices={Object.entries(THEME_COLORS).flatMap(([name, colour]) =>
          isThemeColor(name)
            ? {
                value: name,
                label: t(`color.${name}`),
                picture: <span className={styles.colour} style={cssVariable('--colour', colour)} />,
              }
            : [],
        )}
      />
      <ChoiceGroup
        shape="word"
        label={t('setting.density')}
        value={value.density}
        onChange={(density) => onChange({ density })}
        choices={DENSITIES.map((density) => ({ value: density, label: t(`density.${density}`) }))}
      />
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t('setting.parts')}</legend>
        {SETTING_SWITCHES.map((name) => (
          <div key={name} className={styles.row}>
            <span>{t(`setting.${name}`)}</span>
            <Switch
              size="small"
              aria-label={t(`setting.${name}`)}
              checked={value[name]}
              // Icons on tabs that are not there.
              disabled={name === 'tagsIcon' && !value.tagsView}
              onChange={(on) => onChange({ [name]: on })}
            />
          </div>
        ))}
      </fieldset>
      {children}
    </FrameDialog>
  )
}

const isThemeColor = (name: string): name is ThemeColor => Object.hasOwn(THEME_COLORS, name)
