/** How each of the people that bots are is drawn: a few parts, put together by `BotFace.svelte`. */

export type Hair = "hood" | "short" | "long" | "bun" | "curls" | "crest" | "scarf" | "cap" | "braids" | "bald";
export type Mouth = "flat" | "smile" | "frown" | "crooked";

export interface BotLook {
  skin: string;
  shade: string; // the side of the face away from the light
  hair: Hair;
  tint: string; // of the hair, or of what covers it
  coat: string;
  mouth: Mouth;
  brows: string;
  beard?: string;
  glasses?: string;
}

export const BOT_LOOKS: Record<string, BotLook> = {
  odile: { skin: "#d9a983", shade: "#b5835f", hair: "hood", tint: "#c9ccd3", coat: "#4b3b55", mouth: "flat", brows: "#7f8791" },
  sefu: { skin: "#7d5238", shade: "#5d3a26", hair: "short", tint: "#1b120e", coat: "#2f4a37", mouth: "smile", brows: "#120b08", beard: "#2a1a12" },
  brack: { skin: "#d8aa8a", shade: "#b07f60", hair: "crest", tint: "#b4521f", coat: "#5b2227", mouth: "crooked", brows: "#7c3512", beard: "#a84a1c" },
  noor: { skin: "#c28a63", shade: "#9b6844", hair: "scarf", tint: "#3d7f96", coat: "#1f4453", mouth: "flat", brows: "#2a1a14" },
  qadir: { skin: "#a8744e", shade: "#835636", hair: "cap", tint: "#2b2119", coat: "#5a4f26", mouth: "flat", brows: "#1c120c", beard: "#1c120c" },
  tove: { skin: "#ecc4a4", shade: "#c99a78", hair: "braids", tint: "#d8b25c", coat: "#3a4d6b", mouth: "smile", brows: "#9a7a36" },
  imani: { skin: "#6a4330", shade: "#4c2e20", hair: "curls", tint: "#20130d", coat: "#7a4a2c", mouth: "flat", brows: "#120b08" },
  juno: { skin: "#e0b08c", shade: "#bb8763", hair: "bun", tint: "#43212b", coat: "#6b2f4a", mouth: "crooked", brows: "#33161f", glasses: "#ffd76a" },
  pavle: { skin: "#d4a684", shade: "#ab7c5b", hair: "bald", tint: "#8b8f92", coat: "#3b4043", mouth: "frown", brows: "#6d7073", glasses: "#b9c6cc" },
  wren: { skin: "#cf9a75", shade: "#a67350", hair: "long", tint: "#3b3a52", coat: "#2f5a57", mouth: "smile", brows: "#26263a" },
};
