import styles from './FormText.module.css'

/** The style of a text in the document; sizes in px. */
export interface TextStyle {
  color?: string | undefined
  textAlign?: 'left' | 'center' | 'right' | undefined
  fontWeight?: 'normal' | 'bold' | undefined
  fontStyle?: 'normal' | 'italic' | undefined
  textDecoration?: 'none' | 'underline' | 'line-through' | undefined
  /** Default 32. */
  lineHeight?: number | undefined
  /** Default 12. */
  fontSize?: number | undefined
}

export interface FormTextProps {
  children?: string | undefined
  textStyle?: TextStyle | undefined
}

/** A text in a form. Kind `SQOSText`. Without a colour, it follows the theme. */
export function FormText({ children, textStyle }: FormTextProps) {
  const { lineHeight = 32, fontSize = 12, color, ...look } = textStyle ?? {}
  const style = {
    ...look,
    lineHeight: `${lineHeight}px`,
    fontSize: `${fontSize}px`,
    // The default of documents is black, which is unreadable in the dark theme.
    color: color === '#000000' ? undefined : color,
  }
  return (
    <p className={styles.text} style={style}>
      {children}
    </p>
  )
}
