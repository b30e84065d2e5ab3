import { Switch } from '@arco-design/web-react'
import { LAYOUT_TYPES } from '@sqos/contract'
import { useText } from '@sqos/i18n/react'
import { DENSITIES, THEME_COLORS, THEME_MODES, type ThemeColor } from '@sqos/ui-kit/theme'
import { cssVariable } from '../menu/css-variable.ts'
import { ChoiceGroup } from './ChoiceGroup.tsx'
import { type FrameSettings, SETTING_SWITCHES } from './frame-settings.ts'
import { LayoutDrawing } from './LayoutDrawing.tsx'
import styles from './Settings.module.css'

export interface SettingsFormProps {
  value: FrameSettings
  /** Called immediately with each change; there is no save button. */
  onChange: (change: Partial<FrameSettings>) => void
}

/** User settings of the frame, for the settings drawer or a profile page. */
export function SettingsForm({ value, onChange }: SettingsFormProps) {
  const { t } = useText('layout')
  return (
    <>
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
              // Icons on hidden tabs have no effect.
              disabled={name === 'tagsIcon' && !value.tagsView}
              onChange={(on) => onChange({ [name]: on })}
            />
          </div>
        ))}
      </fieldset>
    </>
  )
}

const isThemeColor = (name: string): name is ThemeColor => Object.hasOwn(THEME_COLORS, name)
