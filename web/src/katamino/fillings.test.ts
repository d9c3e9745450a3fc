import { expect, it } from "vitest";
import { leastOf } from "./fillings";

it("takes mirror images of a filling as one", () => {
  const one = "YPPP/YPPW/YYWW/YWWL/LLLL";
  const images = [one, "LLLL/YWWL/YYWW/YPPW/YPPP", "PPPY/WPPY/WWYY/LWWY/LLLL", "LLLL/LWWY/WWYY/WPPY/PPPY"];
  expect(new Set(images.map(leastOf)).size).toBe(1);
  expect(leastOf("YYYY/LYWW/LWWP/LWPP/LLPP")).not.toBe(leastOf(one));
});
