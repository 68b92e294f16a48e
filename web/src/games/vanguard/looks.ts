/** How the four Sections are told apart: colour, pattern and sign, always together. */
import type { Look } from "../../kit/portraits/looks";
import { SECTIONS, type IconName } from "./icons";
import type { Section } from "./state";

export const LOOKS: Record<Section, Look & { sign: IconName }> = {
  security: { colour: "#ff9c76", dark: "#4a1605", pattern: "M-2 2l4-4M-2 10L10-2M6 10l4-4", width: 2.4, sign: SECTIONS["security"]! },
  recon: { colour: "#c3e86f", dark: "#26350a", pattern: "M0 6l4-4 4 4", width: 2, sign: SECTIONS["recon"]! },
  science: { colour: "#d0abff", dark: "#2a0f4d", pattern: "M4 2.500a1.500 1.500 0 110 3 1.500 1.500 0 110-3z", width: 1.5, sign: SECTIONS["science"]! },
  engineering: { colour: "#7fd6ff", dark: "#05304a", pattern: "M1.300 0v8M5.300 0v8", width: 2, sign: SECTIONS["engineering"]! },
};
