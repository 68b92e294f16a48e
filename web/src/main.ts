import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { loadAnewOnce } from "./newerClient";

loadAnewOnce(window, sessionStorage);
mount(App, { target: document.getElementById("app")! });
