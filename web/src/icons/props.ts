/** How an icon is placed; `label` is for readers, without it the icon is decoration. */
export interface IconProps {
  size?: number | string;
  x?: number;
  y?: number;
  label?: string;
}
